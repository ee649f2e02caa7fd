form-question = Was steht auf deinem Exemplar?
