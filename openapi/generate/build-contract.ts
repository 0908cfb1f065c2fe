import { Validator } from '@seriousme/openapi-schema-validator'
import type { Document } from '../reference/document.ts'
import { checkBounds } from './check-bounds.ts'
import { checkCalls } from './check-calls.ts'
import { checkNames } from './check-names.ts'
import { checkTexts } from './check-texts.ts'
import { checkWire } from './check-wire.ts'
import type { Contract, JsonSchema } from './contract.ts'
import { emitCalls, emitErrorNames, emitMarketCalls, emitScopes } from './emit-calls.ts'
import { emitMethods } from './emit-methods.ts'
import { emitTypes } from './emit-types.ts'
import { expandDocument } from './expand-document.ts'

/**
 * The result of a build: the OpenAPI document, and the text of each generated file by its path from the
 * repository root.
 */
export interface Built {
  document: JsonSchema
  files: Record<string, string>
}

/**
 * Returns all problems of a contract as written in the YAML files; an empty list means that it can be built.
 */
export function problemsOf(contract: Contract): string[] {
  return [checkCalls, checkNames, checkBounds, checkWire, checkTexts].flatMap((check) => check(contract))
}

/**
 * Builds every generated file in memory.
 * @throws Error if the contract is invalid, with one line for each problem
 */
export async function buildContract(contract: Contract): Promise<Built> {
  const problems = problemsOf(contract)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const document = expandDocument(contract)
  const result = await new Validator().validate(structuredClone(document))
  if (!result.valid)
    throw new Error(`openapi.json is not OpenAPI 3.1: ${JSON.stringify(result.errors, null, 2)}`)
  const typed = document as unknown as Document
  const methods = Object.entries(emitMethods(typed))
  return {
    document,
    files: {
      'openapi/openapi.json': `${JSON.stringify(document, null, 2)}\n`,
      'openapi/schema.gen.ts': await emitTypes(document),
      'packages/sdk/src/transport/calls.gen.ts': emitCalls(contract),
      'packages/sdk/src/transport/market-calls.gen.ts': emitMarketCalls(contract),
      'packages/sdk/src/errors/names.gen.ts': emitErrorNames(contract, typed),
      'packages/elements/src/frame/inside/scopes.gen.ts': emitScopes(contract),
      ...Object.fromEntries(methods.map(([name, text]) => [`packages/sdk/src/features/${name}`, text])),
    },
  }
}
