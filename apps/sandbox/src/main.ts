import { DatabaseInUseError } from './database/database.ts'
import { readSettings } from './exchange/read-settings.ts'
import { RecordingError } from './prices/recorded-lines.ts'
import { startSandbox } from './server.ts'

/** Starts the sandbox from the environment and ends it on SIGTERM or SIGINT. */
async function main() {
  const sandbox = await startSandbox(readSettings(process.env, process.argv.slice(2)))
  console.log(`Sandbox: ${sandbox.url}`)
  console.log('Demo member: demo@example.com, password demo1234, fund password 123456')
  const stop = () => {
    // A second signal, or a client that never lets go, must not hold the process for ever.
    setTimeout(() => process.exit(1), 15_000).unref()
    void sandbox.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error) => {
  const plain = error instanceof DatabaseInUseError || error instanceof RecordingError
  console.error(plain ? error.message : error)
  process.exit(1)
})
