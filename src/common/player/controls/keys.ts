/** What a key asks of the player. */
export type Command =
  | { do: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { do: 'seek'; by: number }
  | { do: 'volume'; by: number }

const SEEK_SECONDS = 5
const VOLUME_STEP = 0.1

const commands: Record<string, Command> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  m: { do: 'mute' },
  f: { do: 'fullscreen' },
  c: { do: 'captions' },
  ArrowLeft: { do: 'seek', by: -SEEK_SECONDS },
  ArrowRight: { do: 'seek', by: SEEK_SECONDS },
  ArrowUp: { do: 'volume', by: VOLUME_STEP },
  ArrowDown: { do: 'volume', by: -VOLUME_STEP },
}

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** The keys that a focused control needs for itself. */
function takes(control: string, key: string): boolean {
  if (control === 'SELECT') return true
  if (control === 'INPUT') return key.startsWith('Arrow')
  return control === 'BUTTON' && key === ' '
}

/** The command of a key pressed on the player or on a control in it, by the control's tag name; null for none. */
export function findKeyCommand({ key, altKey, ctrlKey, metaKey }: Pressed, control: string): Command | null {
  if (altKey || ctrlKey || metaKey || takes(control, key)) return null
  return commands[key.length === 1 ? key.toLowerCase() : key] ?? null
}
