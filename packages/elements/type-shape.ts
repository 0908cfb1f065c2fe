import ts from 'typescript'

/** Depth of nesting to which the fields of objects are written out. Deeper objects become `unknown`. */
const DEPTH = 3

/** Returns a type as text without references to other named types: the fields of objects are written out. */
export function shapeOf(checker: ts.TypeChecker, type: ts.Type, depth = DEPTH): string {
  if (type.isUnion()) {
    const isFlag = type.types.filter((one) => one.flags & ts.TypeFlags.BooleanLiteral).length === 2
    const parts = type.types
      .filter((one) => !(isFlag && one.flags & ts.TypeFlags.BooleanLiteral))
      .map((one) => shapeOf(checker, one, depth))
    return [...new Set([...parts, ...(isFlag ? ['boolean'] : [])])].join(' | ')
  }
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return checker.typeToString(type)
  if (type.symbol?.name === 'Error') return 'Error'
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    return `(${shapeOf(checker, item!, depth)})[]`
  }
  if (type.getCallSignatures().length > 0 || depth === 0) return 'unknown'
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0
    const own = checker.getTypeOfSymbol(field)
    return `${JSON.stringify(field.name)}${isOptional ? '?' : ''}: ${shapeOf(checker, own, depth - 1)}`
  })
  return `{ ${fields.join('; ')} }`
}
