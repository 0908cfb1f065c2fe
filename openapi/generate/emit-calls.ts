import type { Contract } from './contract.ts'

const banner = '// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.\n'

/** The SDK's table of calls: the only part of the contract that it carries at run time. */
export function emitCalls(contract: Contract): string {
  const rows = contract.features
    .flatMap((feature) => Object.entries(feature.calls))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, call]) => {
      const row = [call.method, call.path, call.retry, call.idempotency, call.login]
      return `  '${id}': [${row.map((value) => `'${value}'`).join(', ')}],\n`
    })
  return `${banner}\n/** operationId -> method, path, retry class, idempotency, login. */\nexport const calls = {\n${rows.join('')}} as const\n`
}

/** The union of refusal names, for the SDK. Types only. */
export function emitErrorNames(contract: Contract): string {
  const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('')
  return [
    banner,
    `/** Stable name of a refusal (data.error). */\nexport type ErrorName =${union(Object.keys(contract.shared.errors))}\n`,
    `/** Why a field was refused (data.fields). */\nexport type FieldError =${union(Object.keys(contract.shared.fieldErrors))}\n`,
  ].join('\n')
}
