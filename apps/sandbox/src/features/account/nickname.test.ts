import { beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ control: true })
})

async function member() {
  const { id, token } = await sandbox.newMember()
  const rename = async (nickname: string) => (await sandbox.call('account.update', { nickname }, token)).data
  return { id, rename }
}

test('refuses a blank nickname and one with invisible characters', async () => {
  const { rename } = await member()
  for (const blank of [' ', '\u200b', '\u3164', '\u2800'])
    expect((await rename(blank)).fields).toEqual({ nickname: 'REQUIRED' })
  expect((await rename('An\u200bn')).fields).toEqual({ nickname: 'RANGE' })
  expect((await rename('  Ann   Lee ')).nickname).toBe('Ann Lee')
})

test('refuses a nickname that is longer than 32 characters in its stored form', async () => {
  const { rename } = await member()
  // U+0958 has no composed form: it is stored as two characters.
  expect((await rename('\u0958'.repeat(17))).fields).toEqual({ nickname: 'RANGE' })
  expect((await rename('\u0958'.repeat(16))).nickname).toBe('\u0915\u093c'.repeat(16))
})

test('refuses a nickname that resembles the nickname of another member or the name of the operator', async () => {
  const [ann, eve] = [await member(), await member()]
  expect((await ann.rename('Satoshi')).nickname).toBe('Satoshi')
  for (const alike of ['Satoshi', 'ѕаtоѕhі', 'SATOSHI', 'Sat oshi', 'аdmіn', 'Support', `Trader-${ann.id}`])
    expect([alike, (await eve.rename(alike)).fields]).toEqual([alike, { nickname: 'NICKNAME_TAKEN' }])
  expect((await eve.rename('Eve')).nickname).toBe('Eve')
})

test('another member can take a nickname that its owner has given up; a member can change the capital letters of their own nickname', async () => {
  const [ann, eve] = [await member(), await member()]
  await ann.rename('Vitalik')
  expect((await ann.rename('VITALIK')).nickname).toBe('VITALIK')
  await ann.rename(`Trader-${ann.id}`)
  expect((await eve.rename('Vitalik')).nickname).toBe('Vitalik')
})

test('accepts only one of two look-alike nicknames requested concurrently', async () => {
  const people = await Promise.all([member(), member(), member(), member()])
  const answers = await Promise.all(people.map(({ rename }, n) => rename(['Hal', 'HAL', 'Наl', 'h al'][n]!)))
  expect(answers.filter(({ fields }) => fields === undefined)).toHaveLength(1)
})
