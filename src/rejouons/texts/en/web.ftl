### The browser in English. All ids begin with web-.
