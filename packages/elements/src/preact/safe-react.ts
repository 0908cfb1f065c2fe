import { useId, useInsertionEffect, useLayoutEffect } from 'react'

/**
 * Replaces the object through which Base UI reads functions that old versions of React lack. The original object is a
 * copy of the whole of React. Base UI treats a function that is absent here as one that React lacks.
 */
export const SafeReact = { useId, useInsertionEffect, useLayoutEffect }
