import { session } from './storage'
import { newKey } from '../app/new-key'

/** For a window without access to storage. */
let unstored = ''

/** This window's random key, made when first requested: whoever sends it may read and delete the files that came with it. */
export function uploadKey(): string {
  const kept = session.get('uploadKey') ?? unstored
  if (kept !== '') return kept
  unstored = newKey()
  session.set('uploadKey', unstored)
  return unstored
}
