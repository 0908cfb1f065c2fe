import { type ForwardedRef, forwardRef, type JSX } from 'react'

/**
 * Returns a component that receives `ref` as a property in React 18 too. React 18 itself passes a ref only
 * through `forwardRef`.
 */
export const withRef = <Props extends object>(
  render: (props: Props) => JSX.Element,
): ((props: Props) => JSX.Element) =>
  forwardRef((props: object, ref: ForwardedRef<unknown>) =>
    render({ ...props, ref } as unknown as Props),
  ) as unknown as (props: Props) => JSX.Element
