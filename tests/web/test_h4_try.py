exec(open("/tmp/mine/h4/survey.py").read())
