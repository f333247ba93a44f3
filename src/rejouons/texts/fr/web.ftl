### The browser in French. All ids begin with web-.
### The space before : ; ! ? » and after « does not break (U+00A0).
