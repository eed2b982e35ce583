import { useEffect } from 'react'

/** Stops the device from dimming and locking while `isOn`, where the browser can. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let hasEnded = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      // Refused where the battery is low: the session goes on all the same.
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (hasEnded) void got?.release()
      else lock = got
    }
    const again = () => void request()
    again()
    // It is released with every change to another tab.
    document.addEventListener('visibilitychange', again)
    return () => {
      hasEnded = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [isOn])
}
