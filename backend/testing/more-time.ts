// A database in WebAssembly on a busy machine; nothing here measures time.
jest.setTimeout(120_000);
