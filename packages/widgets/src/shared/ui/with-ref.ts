import { type ForwardedRef, forwardRef, type JSX } from 'react'

/**
 * Returns a component that receives `ref` among its properties in React 18 too, which passes it only through
 * `forwardRef`.
 */
export const withRef = <Props extends object>(
  render: (props: Props) => JSX.Element,
): ((props: Props) => JSX.Element) =>
  forwardRef((props: object, ref: ForwardedRef<unknown>) =>
    render({ ...props, ref } as unknown as Props),
  ) as unknown as (props: Props) => JSX.Element
