/** Style sheets that the pages bring along; the build takes care of them. */
declare module '*.css'
