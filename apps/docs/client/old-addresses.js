// Opens the page of the documentation that an old link to the reference means, or the page about the API.
const entry = document.getElementById(location.hash.slice(1)) ?? document
location.replace(entry.querySelector('a').href)
