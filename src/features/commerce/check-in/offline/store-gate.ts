import type { GateDatabase, StoredGate } from './database'

/** Keeps a gate's list in place of the one before, and forgets who came in on other days. */
export async function storeGate(db: GateDatabase, kept: StoredGate): Promise<void> {
  const writing = db.transaction(['gates', 'used'], 'readwrite')
  void writing.objectStore('gates').put(kept)
  const days = writing.objectStore('used').index('day')
  const { day } = kept.offline
  for (let old = await days.openCursor(IDBKeyRange.upperBound(day, true)); old; old = await old.continue()) {
    void old.delete()
  }
  await writing.done
}

export const countWaiting = (db: GateDatabase): Promise<number> => db.count('waiting')
