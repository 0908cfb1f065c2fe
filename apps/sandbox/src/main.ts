import { DatabaseConnectionError, DatabaseInUseError } from './database/database.ts'
import { readSettings } from './exchange/read-settings.ts'
import { SettingsError } from './exchange/settings.ts'
import { RecordingError } from './prices/recorded-lines.ts'
import { type Sandbox, startSandbox } from './server.ts'

/** Time limit in ms of a regular stop. After it, the process exits immediately. */
const STOP_MS = 15_000

let sandbox: Sandbox | undefined
let stopping = false

/**
 * Stops the sandbox. The process exits immediately if the server is not listening yet, at a second signal, or after
 * the time limit. In each case, the embedded database ends with the process (`endsWithProcess` in
 * embedded-server.ts).
 */
function stop() {
  if (!sandbox || stopping) process.exit(stopping ? 1 : 0)
  stopping = true
  setTimeout(() => process.exit(1), STOP_MS).unref()
  sandbox.stop().then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
}

/**
 * Starts the sandbox with the settings of the environment. It stops on SIGTERM, SIGINT or when its terminal is
 * closed.
 */
async function main() {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  const settings = readSettings(process.env, process.argv.slice(2))
  sandbox = await startSandbox(settings)
  console.log(`Sandbox: ${sandbox.url}`)
  if (settings.demoMembers)
    console.log('Demo member: demo@example.com, password demo1234, fund password 123456')
}

main().catch((error) => {
  const plain = [DatabaseConnectionError, DatabaseInUseError, RecordingError, SettingsError].some(
    (kind) => error instanceof kind,
  )
  console.error(plain ? error.message : error)
  process.exit(1)
})
