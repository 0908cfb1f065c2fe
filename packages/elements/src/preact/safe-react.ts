import { useId, useInsertionEffect, useLayoutEffect } from 'react'

/**
 * The React functions that Base UI looks up at run time, because old React versions lack them. This object replaces the
 * `SafeReact` object of Base UI, which contains all functions of React. If a function is missing here, Base UI treats
 * it as not supported by React.
 */
export const SafeReact = { useId, useInsertionEffect, useLayoutEffect }
