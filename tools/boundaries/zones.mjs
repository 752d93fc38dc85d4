/*
 * Which part of the house a file stands in, by its path alone: a new feature has its zone the day its folder exists.
 */

const featureFolder = (path, prefix) => {
  const rest = path.slice(prefix.length)
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : undefined
}

/** Files that only tests read. */
export const isTest = (path) =>
  /\.test\.tsx?$/.test(path) || /^(server|web)\/test\//.test(path) || path.startsWith('e2e/')

/**
 * `{ zone, feature }`: the zone is a row of the table in rules.mjs; the feature is named where the zone has many. Undefined
 * for a place that the architecture does not know.
 */
export function zoneOf(path) {
  const [top, second, third] = path.split('/')
  if (top === 'domain' && second === 'src') {
    const feature = featureFolder(path, 'domain/src/')
    if (!feature) return undefined
    return feature === 'kernel' ? { zone: 'domain kernel' } : { zone: 'domain feature', feature }
  }
  if (top === 'server' && second === 'test') return { zone: 'server test' }
  if (top === 'server' && second === 'src') {
    if (third === 'platform') return { zone: 'server platform' }
    const feature = third === 'features' && featureFolder(path, 'server/src/features/')
    return feature ? { zone: 'server feature', feature } : { zone: 'server assembly' }
  }
  if (top === 'web' && second === 'test') return { zone: 'web test' }
  if (top === 'web' && second === 'src') {
    if (third === 'ui') return { zone: 'web ui' }
    if (third === 'form-renderer') return { zone: 'web renderer' }
    if (third === 'platform') return { zone: 'web platform' }
    if (third === 'app' || path.split('/').length === 3) return { zone: 'web app' }
    const feature = third === 'features' && featureFolder(path, 'web/src/features/')
    return feature ? { zone: 'web feature', feature } : undefined
  }
  if (top === 'web' && !path.includes('/src/')) return { zone: 'web build' }
  if (top === 'e2e' || top === 'bench') return { zone: top }
  return undefined
}
