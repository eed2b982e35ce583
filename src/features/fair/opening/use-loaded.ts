import { useEffect, useState } from 'react'

/** ms that a picture may take before the page goes on without it */
const PATIENCE_MS = 8_000

/** Whether a picture has come: undefined while it is under way, false where it does not. Once one came, it stays so. */
export function useLoaded(address: string | undefined): boolean | undefined {
  const [isLoaded, setLoaded] = useState<boolean>()
  useEffect(() => {
    if (address === undefined) return undefined
    const image = new Image()
    const fail = () => setLoaded((before) => before ?? false)
    const timer = setTimeout(fail, PATIENCE_MS)
    image.addEventListener('load', () => setLoaded((before) => before ?? true))
    image.addEventListener('error', fail)
    image.src = address
    return () => clearTimeout(timer)
  }, [address])
  return isLoaded
}
