import type { Call, Contract, WireCall } from './contract.ts'

const agree = ['method', 'login', 'fundPassword', 'idempotency'] as const

/**
 * Returns the differences between the calls of the API contract and those of the specification (wire-calls.json):
 * missing calls, calls whose specified properties differ, and other calls whose source is not `chosen`.
 */
export function checkWire(contract: Contract): string[] {
  const calls = new Map<string, [string, Call]>()
  for (const feature of contract.features) {
    for (const [id, call] of Object.entries(feature.calls ?? {})) calls.set(call.path, [id, call])
  }
  const specified = new Set(contract.wireCalls.map((row) => row.path))
  const others = [...calls].filter(([path]) => !specified.has(path))
  return [
    ...others.flatMap(([, [id, { source }]]) =>
      (['method', 'request', 'response'] as const)
        .filter((part) => source?.[part] !== 'chosen')
        .map((part) => `${id}: source.${part} is not chosen, but the specification has no such call`),
    ),
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
