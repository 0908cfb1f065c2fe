import { useId, useInsertionEffect, useLayoutEffect } from 'react'

/**
 * Replaces the object of Base UI through which it reads functions that old versions of React lack. The original is a
 * copy of the whole of React. A function that is absent here counts as missing.
 */
export const SafeReact = { useId, useInsertionEffect, useLayoutEffect }
