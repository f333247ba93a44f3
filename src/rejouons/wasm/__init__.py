"""WebAssembly: the same rules, built once into the package for the browser."""
