import { join } from 'node:path'
import { diskStorage } from './disk'
import type { StoragePort } from './port'
import { s3Storage } from './s3'
import type { Config } from '#server/config.ts'

/** The bucket that S3_ENDPOINT and its kin name, else a folder of the data folder. */
export function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): StoragePort {
  return s3 ? s3Storage(s3, join(dataDir, 'tmp')) : diskStorage(join(dataDir, 'files'))
}
