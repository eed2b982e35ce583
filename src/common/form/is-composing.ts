import type { KeyboardEvent } from 'react'

/** Whether a key belongs to the input method: Enter takes its candidate. Safari says so by the code 229 alone. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229
