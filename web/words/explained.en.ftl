# The explanation beside a piece.
explained-rule = rule { $clause }
explained-assumed = assumed value
