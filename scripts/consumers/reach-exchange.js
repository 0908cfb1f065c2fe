// Preloaded in Node, sends requests and sockets to the sandbox if their address is that of the exchange in the READMEs.
const readme = /^(https|wss):\/\/(api\.)?exchange\.example/
const reached = (address) =>
  String(address).replace(readme, (_, scheme) =>
    scheme === 'wss' ? process.env.EXCHANGE_URL.replace('http', 'ws') : process.env.EXCHANGE_URL,
  )

const { fetch, WebSocket } = globalThis
globalThis.fetch = (address, options) => fetch(reached(address), options)
globalThis.WebSocket = class extends WebSocket {
  constructor(address) {
    super(reached(address))
  }
}
