import type { Contract } from './contract.ts'

/**
 * Returns the problems of the names in all files. Calls, schemas, features, paths, values of enums and refusals must
 * not be defined twice. Values can be added only to enums that exist. The code of a refusal may be used again only
 * within shared.yaml. Names of schemas must be in PascalCase.
 */
export function checkNames(contract: Contract): string[] {
  const schemas: [string, string][] = [
    ...names('shared.yaml', contract.shared.schemas),
    ...contract.features.flatMap((feature) => names(feature.feature, feature.schemas)),
    ...names('stream.yaml', contract.stream?.schemas),
  ]
  const calls = contract.features.flatMap((feature) => names(feature.feature, feature.calls))
  const paths = contract.features.flatMap((feature) =>
    Object.entries(feature.calls ?? {}).map(([id, call]): [string, string] => [call.path, id]),
  )
  const values = contract.features.flatMap(({ feature, enums = {} }) =>
    Object.entries(enums).flatMap(([name, own]) =>
      own.map((value): [string, string] => [`${name} ${value}`, feature]),
    ),
  )
  const errors = [
    ...names('shared.yaml', contract.shared.errors),
    ...contract.features.flatMap((feature) => names(feature.feature, feature.errors)),
  ]
  // Several refusals in shared.yaml may have the same code. Every other refusal needs a code of its own.
  const codes = [
    ...[...new Set(Object.values(contract.shared.errors).map(({ code }) => `${code}`))].map(
      (code): [string, string] => [code, 'shared.yaml'],
    ),
    ...contract.features.flatMap((feature) =>
      Object.values(feature.errors ?? {}).map(({ code }): [string, string] => [`${code}`, feature.feature]),
    ),
  ]
  const isKnown = (name: string) => schemas.some(([known]) => known === name)
  return [
    ...contract.features.flatMap(({ feature, enums = {} }) =>
      Object.keys(enums)
        .filter((name) => !isKnown(name))
        .map((name) => `${feature}: unknown enum ${name}`),
    ),
    ...twice('value', values),
    ...twice('error', errors),
    ...twice('code', codes),
    ...twice('schema', schemas),
    ...twice('call', calls),
    ...twice('path', paths),
    ...twice(
      'feature',
      contract.features.map((feature, at): [string, string] => [feature.feature, `file ${at + 1}`]),
    ),
    ...schemas
      .filter(([name]) => !/^[A-Z][A-Za-z0-9]*$/.test(name))
      .map(([name]) => `schema ${name} is not PascalCase`),
  ]
}

function names(where: string, group: object | null | undefined): [string, string][] {
  return Object.keys(group ?? {}).map((name) => [name, where])
}

function twice(kind: string, entries: [string, string][]): string[] {
  const first = new Map<string, string>()
  return entries.flatMap(([name, where]) => {
    const before = first.get(name)
    first.set(name, where)
    return before === undefined ? [] : [`${kind} ${name} is named twice: ${before}, ${where}`]
  })
}
