import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { expoRecords } from '#server/modules/fair/expo/index.ts'
import { helpGroups, helpTopics } from './help.schema'

/** A group of the help center with its topics, as it is written before it is stored. */
export interface WrittenHelp {
  key: string
  name: Bilingual
  topics: { key: string; question: Bilingual; answer: Bilingual }[]
}

/** Stores the groups and their topics in this order; a group that is there already is left as it is. */
export async function addHelp(db: Db, groups: readonly WrittenHelp[]): Promise<void> {
  for (const [position, { topics, ...group }] of groups.entries()) {
    const [row] = await db
      .insert(helpGroups)
      .values({ ...group, position })
      .onConflictDoNothing()
      .returning({ id: helpGroups.id })
    if (!row) continue
    await db.insert(helpTopics).values(topics.map((topic, place) => ({ ...topic, groupId: row.id, position: place })))
  }
}

/** Whether nothing has been written yet: neither the fair nor any help. */
export async function isUnwritten(db: Db): Promise<boolean> {
  const [fair] = await db.select({ id: expoRecords.id }).from(expoRecords).limit(1)
  const [group] = await db.select({ id: helpGroups.id }).from(helpGroups).limit(1)
  return !fair && !group
}
