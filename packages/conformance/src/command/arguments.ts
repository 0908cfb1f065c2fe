import { parseArgs } from 'node:util'
import { CannotRun } from '../cannot-run.ts'
import type { ConformanceOptions } from '../options.ts'

/** The parsed arguments of the command line. */
export interface Command {
  options: ConformanceOptions
  /** Path of the file to which the report is written as JSON; `-` for the standard output. */
  json?: string
  verbose: boolean
}

const options = {
  base: { type: 'string' },
  account: { type: 'string' },
  password: { type: 'string' },
  token: { type: 'string' },
  'fund-password': { type: 'string' },
  symbol: { type: 'string' },
  stream: { type: 'string' },
  only: { type: 'string' },
  write: { type: 'boolean' },
  json: { type: 'string' },
  timeout: { type: 'string' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

/**
 * Returns the parsed arguments, or the requested text (`help` or `version`). Throws CannotRun with a message
 * for invalid arguments.
 */
export function readArguments(
  args: readonly string[],
  env: Record<string, string | undefined>,
): Command | 'help' | 'version' {
  const given = parsed(args)
  if (given.help) return 'help'
  if (given.version) return 'version'
  const base = given.base ?? env.CONFORMANCE_BASE
  if (base === undefined) throw new CannotRun('--base is missing: the address of the back end.')
  const secrets = {
    account: given.account ?? env.CONFORMANCE_ACCOUNT,
    password: given.password ?? env.CONFORMANCE_PASSWORD,
    // Arguments take precedence over environment variables. If the arguments contain an account, the session token in
    // the environment is not used.
    token: given.token ?? (given.account === undefined ? env.CONFORMANCE_TOKEN : undefined),
    fundPassword: given['fund-password'] ?? env.CONFORMANCE_FUND_PASSWORD,
  }
  if (secrets.account !== undefined && secrets.password === undefined && secrets.token === undefined)
    throw new CannotRun('--account needs --password, or CONFORMANCE_PASSWORD.')
  return {
    options: {
      ...{ base, ...secrets, symbol: given.symbol, stream: given.stream },
      only: given.only?.split(',').map((name) => name.trim()),
      write: given.write ?? false,
      timeoutMs: millisecondsIn(given.timeout),
    },
    json: given.json,
    verbose: given.verbose ?? false,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (error) {
    throw new CannotRun(`${(error as Error).message.split('. ')[0]}. --help lists the options.`)
  }
}

function millisecondsIn(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 600)) throw new CannotRun('--timeout is a number of seconds, up to 600.')
  return seconds * 1000
}
