import type { Call, Contract, WireCall } from './contract.ts'

const agree = ['method', 'login', 'fundPassword', 'idempotency'] as const

/**
 * Returns the differences between the calls of the API contract and those of the specification (wire-calls.json):
 * missing calls, unknown calls, and calls whose specified properties differ.
 */
export function checkWire(contract: Contract): string[] {
  const calls = new Map<string, [string, Call]>()
  for (const feature of contract.features) {
    for (const [id, call] of Object.entries(feature.calls ?? {})) calls.set(call.path, [id, call])
  }
  const known = new Set(contract.wireCalls.map((row) => row.path))
  const unknown = [...calls].filter(([path]) => !known.has(path))
  return [
    ...unknown.map(([path, [id]]) => `${id}: ${path} is not a call of the specification`),
    ...contract.wireCalls.flatMap((row) => {
      const [id, call] = calls.get(row.path) ?? []
      return id && call ? differences(row, id, call) : [`${row.path} is in no feature`]
    }),
  ]
}

function differences(row: WireCall, id: string, call: Call): string[] {
  const wrong = agree
    .filter((field) => call[field] !== row[field])
    .map((field) => `${id}: ${field} is ${call[field]}, the specification's list has ${row[field]}`)
  if (call.source?.method !== row.source) {
    wrong.push(`${id}: source.method is ${call.source?.method}, the specification's list has ${row.source}`)
  }
  return wrong
}
