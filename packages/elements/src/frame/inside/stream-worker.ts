import { createStreamHost, type PortLike } from '@bourselet/sdk/shared-stream'

const host = createStreamHost()
const scope = globalThis as { onconnect?: (event: { ports: readonly PortLike[] }) => void }
scope.onconnect = ({ ports }) => {
  for (const port of ports) host.serve(port)
}
