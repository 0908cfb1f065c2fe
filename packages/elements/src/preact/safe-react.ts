import { useId, useInsertionEffect, useLayoutEffect } from 'react'

/**
 * The React functions that Base UI looks up at run time, because old React versions lack them. This object replaces the
 * one of Base UI, which is a copy of all of React. Base UI treats a function that is absent here as one that React
 * lacks.
 */
export const SafeReact = { useId, useInsertionEffect, useLayoutEffect }
