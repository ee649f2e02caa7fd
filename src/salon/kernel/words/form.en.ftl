form-question = What does your copy say?
