import { SETUP_MODULE } from '#contract/fair/booths/setup/rules.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listOfTypes } from '#server/modules/foundation/accounts/index.ts'
import { claimFiles, storeDocument } from '#server/modules/foundation/files/index.ts'
import { hallDocuments, hallSetups } from '#server/modules/fair/booths/booths.schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { AppServices } from '#server/platform/services.ts'
import { drawManual } from './draw-manual'

/** The exhibitor manual in the halls with set-up information. Apart from the other demo data: it needs the storage of files. */
export async function seedSetupDocuments(
  { db, write }: Pick<Database, 'db' | 'write'>,
  services: Pick<AppServices, 'config' | 'providers'>,
  now = new Date(),
): Promise<void> {
  const [organizer] = await listOfTypes(db, [userTypes.organizer])
  if (!organizer) return
  const owner = { userId: String(organizer.id), userType: organizer.userType }
  const document = { module: SETUP_MODULE, fileName: '参展手册.pdf', bytes: await drawManual(now), owner }
  const { id: fileId } = await storeDocument({ write, ...services }, document)
  await write(async (transaction) => {
    await claimFiles(transaction, [fileId], { viewer: owner, uploadKey: '', ownerId: null, claimedFor: 'setup' })
    const halls = await transaction.select({ hallId: hallSetups.hallId }).from(hallSetups)
    const title = { zh: '参展手册', en: 'Exhibitor manual' }
    if (halls.length === 0) return
    await transaction.insert(hallDocuments).values(halls.map(({ hallId }) => ({ hallId, fileId, title, position: 0 })))
  })
}
