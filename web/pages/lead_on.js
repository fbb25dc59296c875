// Runs on the 404 page: appends the part after the # to the link that opens the program.
'use strict';

(function () {
  var link = document.getElementById('lead');
  link.href += location.hash;
})();
