import { useId, useInsertionEffect, useLayoutEffect } from 'react'

/**
 * The React functions that Base UI looks up at run time, because old React versions lack them. This object replaces the
 * `SafeReact` object of Base UI, which would contain all functions of React. If this object lacks a function, Base UI
 * assumes that React does not support it.
 */
export const SafeReact = { useId, useInsertionEffect, useLayoutEffect }
