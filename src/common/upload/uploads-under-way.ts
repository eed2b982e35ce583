import { createContext, useContext, useState } from 'react'

type End = () => void

/** Counts an upload until what it gives is called. */
const UploadsContext = createContext<() => End>(() => () => undefined)

export const UploadsProvider = UploadsContext.Provider

/** What an upload calls when it begins, so that its form is not sent without it. */
export const useUploadBegins = (): (() => End) => useContext(UploadsContext)

/** How many uploads are under way below the `UploadsProvider` that is given `begin`. */
export function useUploadsUnderWay() {
  const [count, setCount] = useState(0)
  const [begin] = useState(() => () => {
    setCount((before) => before + 1)
    return () => setCount((before) => before - 1)
  })
  return { count, begin }
}
