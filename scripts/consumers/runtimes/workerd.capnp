using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker", esModule = embed "bundle/worker.js")],
      bindings = [(name = "EXCHANGE_URL", fromEnvironment = "EXCHANGE_URL")],
      compatibilityDate = "2026-01-01",
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
