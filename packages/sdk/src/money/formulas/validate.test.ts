import { describe, expect, it } from 'vitest'
import { type ValidationRule, validate } from './validate.ts'

const cases: Record<ValidationRule, { error: string; good: string[]; bad: unknown[] }> = {
  email: {
    error: 'EMAIL_FORMAT',
    good: ['me@example.com', 'a@b.co', "o'neil+x_y@sub.ex-ample.co.uk", `${'a'.repeat(64)}@x.io`, 'ME@X.IO'],
    bad: [
      '',
      '@x.io',
      'me@',
      'me@localhost',
      'a@@x.io',
      'a@b@x.io',
      '.a@x.io',
      'a.@x.io',
      'a..b@x.io',
      'a@-x.io',
      'a@x-.io',
      'a@x..io',
      'a@x.io.',
      ' a@x.io',
      'a@x.io\n',
      'a b@x.io',
      'é@x.io',
      '<a@x.io>',
      `${'a'.repeat(65)}@x.io`,
      `a@${'b'.repeat(64)}.io`,
      `a@${'b'.repeat(60).concat('.').repeat(5)}io`,
    ],
  },
  login_password: {
    error: 'PASSWORD_FORMAT',
    good: ['abcdefgh', 'a2345678', '!~aaaaaa', 'a'.repeat(20)],
    bad: ['', 'abc123', 'a'.repeat(21), 'abc 1234', 'abcdefgé', 'abcd\t1234', 'abcd1234\n'],
  },
  trade_password: {
    error: 'TRADE_PASSWORD_FORMAT',
    good: ['123456', '000000'],
    bad: ['', '12345', '1234567', '12345a', '１２３４５６', '123456\n', ' 123456'],
  },
  amount: { error: 'AMOUNT_FORMAT', good: ['0.00000001', '15'], bad: ['0', '-1', '1e3', '0.000000001', ''] },
  device_mode: {
    error: 'MODE_INVALID',
    good: ['pc', 'PC', 'Mobile'],
    bad: ['', 'tablet', 'pc ', 'mobilepc'],
  },
  invite_code: {
    error: 'INVITE_CODE_INVALID',
    good: ['DEMQ24', 'K7M2QX'],
    bad: ['', 'K7M2Q', 'K7M2QXA', 'k7m2qx', 'K7M2Q0', 'K7M2Q1', 'K7M2QI', 'K7M2QO', 'K7M2QX\n'],
  },
}

describe.each(Object.entries(cases))('%s', (name, { error, good, bad }) => {
  const rule = name as ValidationRule

  it.each(good)('validate returns no error for the valid value %j', (value) => {
    expect(validate(rule, value)).toBeNull()
  })

  it.each([...bad, null, undefined, 5, {}, ['x']])(
    'validate returns the error of the rule for the invalid value %j',
    (value) => {
      expect(validate(rule, value)).toBe(error)
    },
  )
})

it('validate reports a missing letter only if the password is valid in every other respect', () => {
  expect(validate('login_password', '12345678')).toBe('PASSWORD_LETTERS')
  expect(validate('login_password', '1234567')).toBe('PASSWORD_FORMAT')
})

it('validate rejects even a very long text without delay', () => {
  const started = performance.now()
  for (const text of [
    'a'.repeat(1e6),
    `${'a.'.repeat(1e5)}@`,
    `a@${'b-'.repeat(1e5)}.`,
    `a@${'.'.repeat(1e5)}`,
  ]) {
    for (const rule of Object.keys(cases)) expect(validate(rule as ValidationRule, text)).not.toBeNull()
  }
  expect(performance.now() - started).toBeLessThan(5_000)
})
