import { expect, test } from 'vitest'
import manifest from '../../custom-elements.json' with { type: 'json' }
import { attributeNames } from './attribute-names.ts'

test('framed tags observe exactly the attributes of the member tags', () => {
  const tags = manifest.modules.map(({ declarations: [tag] }) => tag!)
  const members = tags.filter(({ bourselet }) => bourselet.tier === 'money')
  const names = members.flatMap(({ attributes }) => attributes.map(({ name }) => name))
  expect(attributeNames).toEqual([...new Set(names)].sort())
})
