import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'
import { defaultSettings, SettingsError } from './settings.ts'

const messageOf = (env: NodeJS.ProcessEnv, args: string[] = []) => {
  try {
    readSettings(env, args)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as Error).message
  }
}

const FLAGS = '--candles FOLDER, --trades FILE, --speed N, --seed TEXT, --list SYMBOL, --tick N, --lot N'

test.each([
  [['--speed', 'abc'], '--speed must be a whole number, not abc'],
  [['--speed', '1.5'], '--speed must be a whole number, not 1.5'],
  [['--speed', '0'], '--speed must be at least 1: at 0 the recording would not play'],
  [['--sped', '2'], `Unknown option '--sped'. Known flags: ${FLAGS}`],
  [['fast'], `Unexpected argument 'fast'. Known flags: ${FLAGS}`],
  [['--trades'], `Option '--trades <value>' argument missing. Known flags: ${FLAGS}`],
])(
  'rejects the command line flags %j with an error that describes the problem in one line',
  (args, message) => {
    expect(messageOf({}, args)).toBe(message)
  },
)

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number, not 80a'],
  [
    { DATABASE_URL: 'mysql://me:secret@host/x' },
    'DATABASE_URL must begin with postgresql://, such as postgresql://user@host/database',
  ],
  [
    { DATABASE_URL: 'postgres://host/x', DATABASE_OWNER_URL: 'host/x' },
    'DATABASE_OWNER_URL must begin with postgresql://, such as postgresql://user@host/database',
  ],
  [{ DATABASE_OWNER_URL: 'postgres://host/x' }, 'DATABASE_OWNER_URL has no effect without DATABASE_URL'],
  [{ KYC_REQUIRED_ACTIONS: 'loan,fly' }, 'KYC_REQUIRED_ACTIONS knows no fly'],
  [
    { TRUSTED_PROXY: '10.0.0.0/8,proxy' },
    'TRUSTED_PROXY must be addresses, ranges or a number of proxies, not 10.0.0.0/8,proxy',
  ],
])(
  'rejects the environment variables %j with an error that describes the problem in one line',
  (env, message) => {
    expect(messageOf(env)).toBe(message)
  },
)

test.each([
  ['SANDBOX_CONTROL', 'control'],
  ['REVEAL_CODES', 'revealCodes'],
  ['DEMO_MEMBERS', 'demoMembers'],
  ['ALLOW_UNSAFE_EXPOSURE', 'allowUnsafeExposure'],
  ['SINGLE_SESSION', 'singleSession'],
  ['GROUP_COMMIT', 'groupCommit'],
  ['WITHDRAW_CODE', 'withdrawCodeRequired'],
  ['BANK_WITHDRAW', 'bankWithdrawEnabled'],
] as const)(
  'the setting %s is on for 1 or true, off for 0 or false, has its default if empty, and refuses other values',
  (name, field) => {
    const switchOf = (text?: string) => readSettings({ [name]: text }, [])[field]
    expect(['1', 'true', '0', 'false'].map(switchOf)).toEqual([true, true, false, false])
    expect([switchOf(), switchOf('')]).toEqual([defaultSettings[field], defaultSettings[field]])
    for (const text of ['yes', 'on', 'TRUE', '2'])
      expect(messageOf({ [name]: text })).toBe(`${name} must be 1 or 0, not ${text}`)
  },
)

test('accepts trusted proxies as a number, as addresses or as address ranges', () => {
  const trusted = (TRUSTED_PROXY?: string) => readSettings({ TRUSTED_PROXY }, []).trustedProxy
  expect([trusted(), trusted('2'), trusted('127.0.0.1, 10.0.0.0/8')]).toEqual([
    [],
    2,
    ['127.0.0.1', '10.0.0.0/8'],
  ])
})

test('accepts origins with or without a port, and origins of apps, such as capacitor://localhost', () => {
  const origins = [
    'https://a.example',
    'http://localhost:4173',
    'http://[::1]:8080',
    'capacitor://localhost',
    'file://',
  ]
  expect(readSettings({ ALLOWED_ORIGINS: origins.join(', ') }, []).allowedOrigins).toEqual(origins)
})

test.each(['foo', 'https://a.example/', 'https://A.example', 'https://a.example:443', 'null', '*'])(
  'rejects %s as an allowed origin',
  (origin) => {
    expect(messageOf({ ALLOWED_ORIGINS: `https://b.example,${origin}` })).toBe(
      `ALLOWED_ORIGINS must be origins such as https://exchange.example, not ${origin}`,
    )
  },
)

test('docs/operating.md lists every environment variable that the settings are read from', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const names = new Set([...read('read-settings.ts').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name))
  const guide = read('../../../../docs/operating.md')
  expect(names).toContain('WITHDRAW_CODE')
  expect([...names].filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})
