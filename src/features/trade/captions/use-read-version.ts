import { useState } from 'react'
import { isRefusal } from '#src/common/request/api-error.ts'

/**
 * The version over which somebody writes: what was read when they began. After MinutesChanged, which they have seen, it is the
 * `newest`. `first`: from when the form was opened.
 */
export function useReadVersion(newest: number, first?: number) {
  const [read, setRead] = useState(first)
  return {
    /** At each key: the first one counts. */
    begin: () => setRead((before) => before ?? newest),
    /** To send with what was written. */
    take: () => {
      const version = read ?? newest
      setRead(version)
      return version
    },
    refused: (error: Error) => {
      if (isRefusal(error, 'MinutesChanged')) setRead(undefined)
    },
    end: () => setRead(undefined),
  }
}
