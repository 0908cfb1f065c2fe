import { describe, expect, test } from 'vitest'
import { testDatabaseUrl } from '../database/test-database.ts'
import { startSandbox } from '../server.ts'
import { testSandbox } from '../test-sandbox.ts'
import { refuseExposure } from './exposure.ts'
import { defaultSettings, type Settings, SettingsError } from './settings.ts'

const messageOf = (given: Partial<Settings>, hasDemoMembers?: boolean) => {
  try {
    refuseExposure({ ...defaultSettings, host: '0.0.0.0', demoMembers: false, ...given }, hasDemoMembers)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as Error).message
  }
}

describe('a sandbox that other machines can reach', () => {
  test.each([
    [{ revealCodes: true }, 'REVEAL_CODES'],
    [{ control: true }, 'SANDBOX_CONTROL'],
    [{ demoMembers: true }, 'DEMO_MEMBERS=0'],
  ])(
    'a sandbox that other machines can reach refuses to start with the unsafe setting %j, and the error names it',
    (unsafe, name) => {
      for (const host of ['0.0.0.0', '::', '192.168.1.5', 'exchange.example'])
        expect(messageOf({ host, ...unsafe })).toContain(name)
      for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
        expect(messageOf({ host, ...unsafe })).toBeUndefined()
      expect(messageOf({ ...unsafe, allowUnsafeExposure: true })).toBeUndefined()
    },
  )

  test.each<[Partial<Settings>, string]>([
    [{ revealCodes: true }, 'REVEAL_CODES'],
    [{ control: true }, 'SANDBOX_CONTROL'],
    [{ demoMembers: true }, 'DEMO_MEMBERS=0'],
  ])(
    'a sandbox that listens on this machine behind a proxy refuses to start with the unsafe setting %j, and the error names it and the proxy',
    (unsafe, name) => {
      const host = '127.0.0.1'
      for (const trustedProxy of [1, ['127.0.0.1'], ['127.0.0.1', '10.0.0.0/8']]) {
        const message = messageOf({ host, trustedProxy, ...unsafe })
        expect(message).toContain(name)
        expect(message).toContain(`TRUSTED_PROXY=${trustedProxy} `)
        expect(messageOf({ host, trustedProxy })).toBeUndefined()
        expect(messageOf({ host, trustedProxy, ...unsafe, allowUnsafeExposure: true })).toBeUndefined()
      }
      for (const trustedProxy of [0, []]) expect(messageOf({ host, trustedProxy, ...unsafe })).toBeUndefined()
    },
  )

  test('the error lists all unsafe settings in one line; a sandbox with safe settings starts without an error', () => {
    const message = messageOf({ revealCodes: true, control: true, demoMembers: true })
    expect(message?.match(/REVEAL_CODES|SANDBOX_CONTROL|DEMO_MEMBERS|ALLOW_UNSAFE_EXPOSURE/g)).toHaveLength(4)
    expect(message).not.toContain('\n')
    expect(messageOf({})).toBeUndefined()
  })

  test('a sandbox refuses to be reachable from other machines if the database contains demo members of an earlier start', async () => {
    const first = await testSandbox()
    const { databaseUrl, dataDir } = first.exchange().settings
    await first.stop()
    const start = startSandbox({
      databaseUrl,
      dataDir,
      port: 0,
      host: '0.0.0.0',
      demoMembers: false,
      log: () => {},
    })
    await expect(start).rejects.toThrow('the database has demo members')
  })

  test('a sandbox can be reached from other machines if the database is empty and no demo members are created', async () => {
    const sandbox = await testSandbox({ host: '0.0.0.0', demoMembers: false })
    const login = { account: 'demo@example.com', password: 'demo1234' }
    expect((await sandbox.call('session.login', login)).data.error).toBe('LOGIN_FAILED')
  })

  test('a sandbox checks for unsafe settings before it opens the database', async () => {
    const databaseUrl = await testDatabaseUrl()
    await expect(startSandbox({ databaseUrl, port: 0, host: '0.0.0.0', control: true })).rejects.toThrow(
      'HOST=0.0.0.0',
    )
  })
})
