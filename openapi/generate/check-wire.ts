import type { Call, Contract, WireCall } from './contract.ts'

/** How many of the specification's calls are written, and what is wrong or missing. */
export interface WireReport {
  present: number
  total: number
  missing: string[]
  problems: string[]
}

const agree = ['method', 'login', 'fundPassword', 'idempotency'] as const

/** Compares the written calls with the specification's list. */
export function checkWire(contract: Contract): WireReport {
  const calls = new Map<string, [string, Call]>()
  for (const feature of contract.features) {
    for (const [id, call] of Object.entries(feature.calls ?? {})) calls.set(call.path, [id, call])
  }
  const known = new Set(contract.wireCalls.map((row) => row.path))
  const present = contract.wireCalls.filter((row) => calls.has(row.path))
  return {
    present: present.length,
    total: contract.wireCalls.length,
    missing: contract.wireCalls.filter((row) => !calls.has(row.path)).map((row) => row.path),
    problems: [
      ...[...calls]
        .filter(([path]) => !known.has(path))
        .map(([path, [id]]) => `${id}: ${path} is not a call of the specification`),
      ...present.flatMap((row) => differences(row, ...(calls.get(row.path) as [string, Call]))),
    ],
  }
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
