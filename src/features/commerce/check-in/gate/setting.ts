import { useState } from 'react'
import { local } from '#src/common/session/storage.ts'

export interface GateSetting {
  listId: number | null
  camera: boolean
  /** Tones, and the phone trembles. */
  sound: boolean
}

const first: GateSetting = { listId: null, camera: true, sound: false }

/** How this device is set, which it remembers. */
export function useGateSetting(): [GateSetting, (change: Partial<GateSetting>) => void] {
  const [setting, setSetting] = useState<GateSetting>(() => ({ ...first, ...local.get('gate') }))
  const change = (by: Partial<GateSetting>) => {
    const next = { ...setting, ...by }
    local.set('gate', next)
    setSetting(next)
  }
  return [setting, change]
}
