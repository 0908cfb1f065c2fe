import { operations } from '@bourselet/openapi/operations'
import { expect, test } from 'vitest'
import { pages } from '../../../../apps/docs/src/site.ts'
import { allChecks } from './all.ts'

test('each check has a unique name, which begins with the name of its group', () => {
  const ids = allChecks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, group } of allChecks) expect(id.startsWith(`${group}/`), id).toBe(true)
})

test('each check refers to a page and a heading that the documentation contains', () => {
  const missing = [...new Set(allChecks.map(({ docs }) => docs))].filter((docs) => {
    const [path = '', anchor] = docs.split('#')
    const page = pages.find((one) => one.path === path)
    if (!page) return true
    return anchor !== undefined && !page.body('../').text.includes(`id="${anchor}"`)
  })
  expect(missing).toEqual([])
})

test('every call of the contract has one check that the call is answered and one check that the answer matches its schema', () => {
  const ids = new Set(allChecks.map(({ id }) => id))
  for (const { id } of operations)
    expect([ids.has(`calls/${id}/present`), ids.has(`calls/${id}/shape`)], id).toEqual([true, true])
})
