// Starts the runtime of Cloudflare Workers with the worker on a free port, which it reports on file descriptor 3, and
// requests the worker once.
import { spawn } from 'node:child_process'
import workerd from 'workerd'

const server = spawn(workerd.default, ['serve', 'workerd.capnp', '--control-fd=3'], {
  stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
})
server.on('exit', (code) => process.exit(code || process.exitCode))
server.stdio[3].once('data', async (line) => {
  const response = await fetch(`http://127.0.0.1:${JSON.parse(String(line)).port}`)
  console.log(await response.text())
  process.exitCode = response.ok ? 0 : 1
  server.kill()
})
