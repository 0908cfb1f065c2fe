document.addEventListener('bourselet-order-placed', ({ detail }) => console.log(detail))
