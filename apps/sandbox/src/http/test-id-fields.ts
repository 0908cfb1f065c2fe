import { type JsonSchema, operations, schemas } from '@bourselet/openapi/operations'

/** Patterns for names of schemas (SCHEMA) and of fields (NAME) that probably identify a row. */
const SCHEMA = /(Id|No|Key|Url|IdNumber)$/
const NAME = /(^|_)(ids?|no|nos|uid|txid|hash|number|key|url|urls|file|files|session|ref|voucher|avatar)$/

/** Returns all request fields of implemented calls that could identify a row, in the format `call.field`. */
export function idFields(): string[] {
  return operations
    .filter(({ implemented }) => implemented)
    .flatMap(({ id, request }) => {
      const fields = new Set<string>()
      walk(request, (name, target) => {
        if (SCHEMA.test(target) || NAME.test(name)) fields.add(`${id}.${name}`)
      })
      return [...fields]
    })
}

/**
 * Calls `report` for each property of a schema and of its branches (such as `oneOf`): once with its name alone, and
 * once for each schema to which the property refers.
 */
function walk(schema: JsonSchema, report: (name: string, target: string) => void, seen: string[] = []): void {
  const { $ref, properties = {}, ...rest } = schema as { $ref?: string; properties?: object }
  const target = $ref?.split('/').at(-1) ?? ''
  if (seen.includes(target)) return
  const deeper = target === '' ? seen : [...seen, target]
  if (target !== '') walk(schemas[target] ?? {}, report, deeper)
  for (const [name, property] of Object.entries(properties) as [string, JsonSchema][]) {
    for (const reference of ['', ...JSON.stringify(property).matchAll(/schemas\/(\w+)/g)].map(String))
      report(name, reference.split(',').at(-1) ?? '')
    walk(property, report, deeper)
  }
  const inside = rest as {
    oneOf?: JsonSchema[]
    anyOf?: JsonSchema[]
    allOf?: JsonSchema[]
    items?: JsonSchema
  }
  const branches = [...(inside.oneOf ?? []), ...(inside.anyOf ?? []), ...(inside.allOf ?? [])]
  for (const branch of inside.items ? [...branches, inside.items] : branches) walk(branch, report, deeper)
}
