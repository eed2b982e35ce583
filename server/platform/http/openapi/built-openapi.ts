import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from '../../project'

const folder = join(projectRoot, 'dist/server')

/** The files into which the build writes the OpenAPI document. */
export const builtOpenApi = { plain: join(folder, 'openapi.json'), gzip: join(folder, 'openapi.json.gz') }

/** Whether this server runs from its build. From source the document follows the source, whatever was built before. */
export const isBuilt = fileURLToPath(import.meta.url).startsWith(folder + sep)
