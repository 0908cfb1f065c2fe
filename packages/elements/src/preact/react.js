// This module replaces `react` in both builds of the tags. It contains the functions of React that the widgets and their
// libraries use. preact/compat contains many more, and weighs a kilobyte more in each first tag. This file is JavaScript,
// because TypeScript would compare the types of Preact with those of React.
import './react-props.ts'
import { createElement } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

export { Component, createContext, createElement, createRef, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useDebugValue,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'
export { Children, cloneElement, isValidElement } from './elements.ts'
export { useSyncExternalStore } from './external-store.ts'
export { forwardRef } from './forward-ref.ts'
export { memo } from './memo.ts'
export { useId } from './use-id.ts'

/** The version of React whose functions this module has. Libraries choose their code by it. */
export const version = '19.0.0'

/** Preact has no earlier effects than those of the layout. */
export const useInsertionEffect = useLayoutEffect

/** Only r2wc imports the default. */
export default { createElement }
