type Props = Record<string, unknown>

/** Returns a component that passes its ref to `render` as a second argument, not among its properties. */
/* @__NO_SIDE_EFFECTS__ */
export const forwardRef = (render: (props: Props, ref: unknown) => unknown) =>
  function ForwardRef({ ref, ...props }: Props) {
    return render(props, ref ?? null)
  }
