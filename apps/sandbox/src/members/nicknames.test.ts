import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasInvisible,
  isBlank,
  isDefaultNickname,
  looksOfficial,
  skeletonOf,
  tidyNickname,
} from './nicknames.ts'

test.each([
  '',
  ' ',
  '\u00a0\u3000',
  '\u200b',
  '\u200d\ufeff',
  '\u3164',
  '\u2800',
  '\u115f',
  '\u0301',
  '\u00ad',
])('the nickname %j is blank', (name) => expect(isBlank(tidyNickname(name))).toBe(true))
test.each(['a', '.', '中', '🚀', '👩‍💻'])('the nickname %j contains a visible character', (name) =>
  expect(isBlank(name)).toBe(false),
)

test.each(['An\u200bn', 'a\u202eb', 'a\u0000b', 'a\ue000', 'x\u3164y', 'a\ufe0fb'])(
  'the nickname %j contains an invisible character',
  (name) => expect(hasInvisible(name)).toBe(true),
)
test.each(['Ann Lee', '👩‍💻 Ann', '❤️', '안녕', 'José', '👨‍👩‍👧‍👦', '👍🏽'])(
  'the nickname %j contains no invisible character',
  (name) => expect(hasInvisible(name)).toBe(false),
)

describe('skeletons of nicknames', () => {
  test.each([
    ['Satoshi', 'ѕаtоѕhі'],
    ['Satoshi', 'SATOSHI'],
    ['Satoshi', 'Sa-to shi'],
    ['Satoshi', 'Sātoshì'],
    ['Satoshi', 'Ｓａｔｏｓｈｉ'],
    ['Bill1', 'BiIl1'],
    ['corner', 'comer'],
    ['Bob0', 'BobO'],
    ['🚀 🌙', '🚀  🌙'],
  ])('the nicknames %s and %s have the same skeleton', (one, other) =>
    expect(skeletonOf(one)).toBe(skeletonOf(other)),
  )

  test.each([
    ['Ann', 'Anna'],
    ['か', 'が'],
    ['민수', '민주'],
    ['🚀', '🌙'],
    ['Trader 7', 'Trader 8'],
  ])('the nicknames %s and %s have different skeletons', (one, other) =>
    expect(skeletonOf(one)).not.toBe(skeletonOf(other)),
  )

  test('clean-up and Unicode normalization do not change the skeleton of a nickname', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 32 }), (name) => {
        expect(skeletonOf(tidyNickname(name))).toBe(skeletonOf(name))
        expect(skeletonOf(name.normalize('NFKC'))).toBe(skeletonOf(name))
      }),
    )
  })
})

test.each([
  ...[
    'Admin',
    'аdmіn',
    'ADM1N',
    'admin_42',
    '_admin_',
    'Support Team',
    'SupportTeam',
    's u p p o r t',
    'Oficial',
  ],
  ...[
    '客服小王',
    'Bourselet',
    '官方',
    'サポート担当',
    '고객센터',
    'Bourselet Ｓｕｐｐｏｒｔ',
    'customer-service',
  ],
])('the nickname %s imitates the operator', (name) => expect(looksOfficial(name)).toBe(true))
test.each(['Badminton', 'Supporter', 'Modern', 'Admiral', 'Systematic', 'Trader-10001', 'かんりにん', ''])(
  'the nickname %j does not imitate the operator',
  (name) => expect(looksOfficial(name)).toBe(false),
)

test.each(['Trader-10001', 'trader 10001', 'Тrader-1OOO1', 'Trader10002'])(
  'the nickname %s resembles a default nickname',
  (name) => expect(isDefaultNickname(name)).toBe(true),
)
test.each(['Trader', 'Trader Joe', 'DayTrader-10001'])(
  'the nickname %s does not resemble a default nickname',
  (name) => expect(isDefaultNickname(name)).toBe(false),
)
